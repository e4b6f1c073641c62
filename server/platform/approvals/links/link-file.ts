import type { ShownFile } from '@server/platform/approvals/approval-document'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { livingLink } from '@server/platform/approvals/links/living-link'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'

/** A file that the page has named; the document itself says which these are. */
export async function linkFile(
  tx: Tx,
  parts: LinkParts,
  asked: { token: string; page?: string | undefined; key: string },
): Promise<ShownFile> {
  const { link, document, subject } = await livingLink(tx, parts, asked, null)
  if (link.purpose === 'acknowledge') throw notFound()
  const viewer = { step_key: link.step_key ?? 'requester', locale: await localeOfPerson(tx.db, link) }
  const shown = await document.show(tx, subject, viewer)
  const file = shown.files.some(({ key }) => key === asked.key)
    ? await document.file(tx, subject, viewer, asked.key)
    : null
  if (!file) throw notFound()
  tx.audit(noteOfLink('file', link, link, { key: asked.key }))
  return file
}
