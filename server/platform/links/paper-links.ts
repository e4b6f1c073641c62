import type { PaperPath } from '@contract/access/screens/outside.screens'
import { hashOf, newNonce, newSecretText } from '@server/platform/access/tokens'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
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
export async function livingPaperLink(tx: Tx, type: string, token: string): Promise<PaperLink> {
  return alive(await paperLinkWithToken(tx.db, type, hashOf(token)))
}

function alive(link: PaperLink | null): PaperLink {
  if (!link) throw new Problem('link_unknown')
  if (link.revoked_at !== null) throw new Problem('link_withdrawn', 'paper_withdrawn')
  if (link.is_over) throw new Problem('link_expired')
  return link
}

/** Counts a look, and gives the nonce that whatever is pressed on this page names. */
export async function noteLook(tx: Tx, link: PaperLink, ip: string): Promise<string> {
  const nonce = newNonce()
  await addOpening(tx.db, 'paper_link', { linkId: link.id, nonceHash: hashOf(nonce), ip })
  return nonce
}

/**
 * The one answer of a link. The record is locked before its link, in the order in which a void locks them, so that an
 * answer, another one in the same moment and a void come one after the other.
 */
export async function answerPaper<R extends { content_version: number }>(
  tx: Tx,
  { type, token, nonce }: { type: string; token: string; nonce: string },
  lock: (link: PaperLink) => Promise<R | null>,
  work: (record: R, link: PaperLink) => Promise<object>,
): Promise<void> {
  const known = await livingPaperLink(tx, type, token)
  const record = await lock(known)
  const link = alive(await lockPaperLink(tx.db, known.id))
  if (record?.content_version !== link.subject_version) throw new Problem('link_superseded')
  if (link.used_at !== null) throw new Problem('already_decided', 'paper_answered')
  if (!(await isOpening(tx.db, 'paper_link', link.id, hashOf(nonce)))) throw new Problem('reload_page')
  const answer = await work(record, link)
  await useOpening(tx.db, 'paper_link', link.id, hashOf(nonce))
  await keepAnswer(tx.db, link.id, answer)
}
