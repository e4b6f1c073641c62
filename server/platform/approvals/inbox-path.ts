import type { ApprovalSubject } from '@server/platform/approvals/approval-document'

/** Where requests wait for whoever is signed in; this one alone where it has a number. */
export function inboxPath({ number }: Pick<ApprovalSubject, 'number'>): string {
  return number === null ? '/approvals' : `/approvals?${new URLSearchParams({ search: number }).toString()}`
}
