import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Portal } from '@tests/support/built-portal'

export type Mail = { to: string; text: string; at: number }

const decoded = (source: string) =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** What the portal has mailed: without a mail server the mails lie in its folder. The oldest first. */
export async function mailsOf(portal: Portal): Promise<Mail[]> {
  const folder = join(portal.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .map(async name => {
        const text = decoded(await readFile(join(folder, name), 'latin1'))
        const to = /^To: (.+)$/m.exec(text)?.[1]?.trim() ?? ''
        return { to, text, at: (await stat(join(folder, name))).mtimeMs }
      }),
  )
  return mails.toSorted((a, b) => a.at - b.at)
}

type MailSearch = { path: string; to?: string; about?: string; besides?: readonly string[] }

/**
 * The newest link to a page, as its receiver presses it. Mails of what was done before may still be on their way: they
 * are told by what the mail is `about`, and by the links that came already.
 */
export async function mailedLink(
  portal: Portal,
  { path, to, about = '', besides = [] }: MailSearch,
): Promise<string> {
  const pattern = new RegExp(`${portal.url}${path}/[\\w-]{43}`, 'g')
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const mails = (await mailsOf(portal)).filter(
          mail => (!to || mail.to.includes(to)) && mail.text.includes(about),
        )
        const links = mails.flatMap(mail => mail.text.match(pattern) ?? [])
        found = links.filter(link => !besides.includes(link)).at(-1)
        return found
      },
      { message: `a mail with a link to ${path} ${about}`, timeout: 60_000 },
    )
    .toBeDefined()
  return found ?? ''
}
