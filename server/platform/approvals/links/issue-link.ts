import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { ApprovalMail } from '@contract/approvals/approval-state.rules'
import type { Person } from '@contract/approvals/approval-person.rules'
import { businessDate } from '@contract/kernel/dates'
import {
  linkExpiry,
  linkLife,
  tierOf,
  type LinkPurpose,
  type Tier,
} from '@contract/modules/approvals/link-token.rules'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import type { RequestMove, IssuedLink } from '@server/platform/approvals/links/request-move'
import { contentHash } from '@server/platform/approvals/links/content-hash'
import { hashOfSecret, newToken } from '@server/platform/approvals/links/link-secrets'
import { readLinkRule } from '@server/platform/approvals/links/link-rule.repository'
import { insertLink } from '@server/platform/approvals/links/link.repository'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import { timeNow } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

export type LinkFor = {
  event: ApprovalMail
  purpose: LinkPurpose
  page: ExternalPath
  person: Person
  /** null: for the one who asks. */
  seat: { key: string; step_key: string } | null
}

type LinkSubject = Pick<RequestMove, 'request' | 'approval' | 'document' | 'subject'>

/** The one place where a token is made. Only its hash stays here. */
export async function issueLink(tx: Tx, about: LinkSubject, made: LinkFor): Promise<IssuedLink> {
  const { request, approval, document, subject } = about
  const token = newToken()
  const issued_at = await timeNow(tx.db)
  const life = linkLife(made.purpose, document.type)
  const place = { on: businessDate(issued_at), ouId: request.ou_id }
  const hours = await parameterOf(tx, life, place)
  const expires_at = linkExpiry(made.purpose, document.type, issued_at, hours)
  const id = await insertLink(tx.db, {
    ou_id: request.ou_id,
    request_id: request.id,
    token_hash: hashOfSecret(token),
    purpose: made.purpose,
    page: made.page,
    seat: made.seat?.key ?? null,
    step_key: made.seat?.step_key ?? null,
    ...made.person,
    tier: made.purpose === 'decide' ? await tierNow(tx.db, subject) : 'link',
    subject_version: approval.subject_version,
    content_hash: contentHash(subject.content),
    issued_at,
    expires_at,
  })
  tx.audit(
    noteOfLink('issue', { request_id: request.id, ou_id: request.ou_id, id }, null, {
      purpose: made.purpose,
      to: made.person.email,
      expires_at,
    }),
  )
  const { event, page } = made
  return { id, token, event, page, seat: made.seat?.key ?? null, expires_at }
}

async function tierNow(db: Db, { amount, days, payee_changed }: ApprovalSubject): Promise<Tier> {
  return tierOf({ amount, days: days ?? null, payee_changed, count: 1 }, await readLinkRule(db))
}
