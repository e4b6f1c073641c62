import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'

type LinkAction =
  | 'issue'
  | 'mail'
  | 'open'
  | 'code_sent'
  | 'decide'
  | 'answer'
  | 'delegate'
  | 'report'
  | 'file'
  | 'refuse'
  | 'revoke'

/** Whoever the link was made for stands as the one who acted, by name where there is no account. */
export function noteOfLink(
  deed: LinkAction,
  link: Pick<LinkRow, 'id' | 'request_id' | 'ou_id'>,
  by: Pick<LinkRow, 'user_id' | 'name' | 'email'> | null,
  more: Record<string, unknown> = {},
): AuditEntry {
  return {
    action: `approval.link.${deed}`,
    entityType: 'approval_request',
    entityId: link.request_id,
    ouId: link.ou_id,
    actorUserId: by?.user_id ?? null,
    diff: { link: link.id, ...(by ? { approver: by.name, email: by.email } : {}), ...more },
  }
}
