import type { PaperPath } from '@contract/access/screens/outside.screens'
import type { Resource } from '@contract/kernel/define-resource'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@contract/kernel/locales'
import { ALWAYS } from '@server/platform/access/access-where'
import { hashOf, newNonce, newSecretText } from '@server/platform/access/tokens'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import {
  lockDocument,
  type DocumentRow,
  type RowOfDocument,
} from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'
import { linkAddress } from '@server/platform/links/link-address'
import { addOpening, isOpening, useOpening } from '@server/platform/links/link-opening.repository'
import {
  insertPaperLink,
  keepAnswer,
  lockPaperLink,
  mailedOf,
  noteMail,
  paperLinkWithToken,
  revokeOf,
  type MailedPaper,
  type PaperLink,
  type PaperSubject,
} from '@server/platform/links/paper-link.repository'
import { createRepository, type RowOf } from '@server/platform/resource/create-repository'
import { writeMail, type MailWords, type Receiver } from '@server/platform/mail/write-mail'

type Subject = Pick<PaperSubject, 'type' | 'id'>
type PaperMail = { subject: PaperSubject; page: PaperPath; publicUrl: string; days: number; button: string }

/** One mail with a link of its own. The token is in that mail and nowhere else; here only its hash stays. */
export async function mailPaper(
  tx: Tx,
  to: Receiver,
  { subject, page, publicUrl, days, button }: PaperMail,
  words: Omit<MailWords, 'button' | 'isSecret' | 'dedupeKey'>,
): Promise<void> {
  const token = newSecretText()
  const id = await asPortal(tx, ({ db }) =>
    insertPaperLink(db, subject, { ...to, hash: hashOf(token), days }),
  )
  const mailId = await writeMail(tx, to, {
    ...words,
    button: { label: button, url: linkAddress(publicUrl, page, token) },
    isSecret: true,
    dedupeKey: `paper-link:${id}`,
  })
  await asPortal(tx, ({ db }) => noteMail(db, id, mailId))
}

export const revokePaperLinks = (tx: Tx, { type, id }: Subject): Promise<void> =>
  asPortal(tx, ({ db }) => revokeOf(db, type, id))

export const mailedPapers = (tx: Tx, { type, id }: Subject): Promise<MailedPaper[]> =>
  asPortal(tx, ({ db }) => mailedOf(db, type, id))

/** The living link of a token, to a record of this kind. Whatever is none of ours is told nothing more than that. */
async function livingPaperLink(tx: Tx, type: string, token: string): Promise<PaperLink> {
  return alive(await paperLinkWithToken(tx.db, type, hashOf(token)))
}

function alive(link: PaperLink | null): PaperLink {
  if (!link) throw new Problem('link_unknown')
  if (link.revoked_at !== null) throw new Problem('link_withdrawn', 'paper_withdrawn')
  if (link.is_over) throw new Problem('link_expired')
  return link
}

/** In which the mail was written, and its page speaks. */
export const localeOf = ({ locale }: PaperLink): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE)

/** Counts a look, and gives the nonce that whatever is pressed on this page names. */
export async function noteLook(tx: Tx, link: PaperLink, ip: string): Promise<string> {
  const nonce = newNonce()
  await addOpening(tx.db, 'paper_link', { linkId: link.id, nonceHash: hashOf(nonce), ip })
  return nonce
}

/** What links of documents of one kind lead to. */
export function documentLinks<R extends Resource>(resource: R) {
  const repository = createRepository(resource)
  return {
    /** The document behind a living link, as it was when the link was mailed. */
    async linked(tx: Tx, token: string): Promise<{ link: PaperLink; row: RowOf<R> }> {
      const link = await livingPaperLink(tx, resource.name, token)
      const row = await repository.get(tx.db, ALWAYS, link.subject_id)
      if (row.content_version !== link.subject_version) throw new Problem('link_superseded')
      return { link, row }
    },

    /**
     * The one answer of a link. The document is locked before its link, in the order in which a void locks them, so that
     * an answer, another one in the same moment and a void come one after the other.
     */
    async answer(
      tx: Tx,
      { token, nonce }: { token: string; nonce: string },
      work: (document: RowOfDocument<R>, link: PaperLink) => Promise<object>,
    ): Promise<void> {
      const known = await livingPaperLink(tx, resource.name, token)
      const document = await lockDocument(tx.db, resource, known.subject_id)
      const link = alive(await lockPaperLink(tx.db, known.id))
      if (document?.content_version !== link.subject_version) throw new Problem('link_superseded')
      if (link.used_at !== null) throw new Problem('already_decided', 'paper_answered')
      if (!(await isOpening(tx.db, 'paper_link', link.id, hashOf(nonce)))) throw new Problem('reload_page')
      const answer = await work(document, link)
      await useOpening(tx.db, 'paper_link', link.id, hashOf(nonce))
      await keepAnswer(tx.db, link.id, answer)
    },
  }
}

/** Who says that they answered, and to which address the link had gone. */
export function auditAnswer(tx: Tx, { id, ou_id }: DocumentRow, link: PaperLink, by: string): void {
  tx.audit({
    action: `${link.subject_type}.answered_by_link`,
    entityType: link.subject_type,
    entityId: id,
    ouId: ou_id,
    actorUserId: null,
    diff: { answered_by: [null, by], mailed_to: [null, link.email] },
  })
}
