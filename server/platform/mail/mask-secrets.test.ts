import { expect, it } from 'vitest'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { maskSecrets } from '@server/platform/mail/mask-secrets'
import { say } from '@server/platform/phrases/say'

const TOKEN = 'q3Zt8-bW_4kLm2nPxY7cRdE1fG5hJ6kLmN0pQrStUvW'
const ID = '01a1fa65-f2dd-768c-999c-c8f7244c9822'

it.each([
  [`Open https://portal.test/reset-password/${TOKEN} now.`, 'Open https://portal.test/reset-password/… now.'],
  [
    `<a href="https://portal.test/leave/request/ext/${TOKEN}?from=mail">`,
    '<a href="https://portal.test/leave/request/ext/…?from=mail">',
  ],
  [`https://portal.test/x?token=${TOKEN}#${TOKEN}`, 'https://portal.test/x?token=…#…'],
  [`https://portal.test/files/memos?record=${ID}`, `https://portal.test/files/memos?record=${ID}`],
  ['Your code is 04718293. It holds for 10 minutes.', 'Your code is …. It holds for 10 minutes.'],
  [
    'color:#102030; SALE-CEB-2026-000123, 1,250,000.00 at 10:42',
    'color:#102030; SALE-CEB-2026-000123, 1,250,000.00 at 10:42',
  ],
])('shows %s as %s', (text, shown) => {
  expect(maskSecrets(text)).toBe(shown)
})

it.each(LOCALE_CODES)('takes the code out of every mail that carries one: %s', locale => {
  for (const phrase of ['mail_code_body', 'mail_approval_code_body'] as const) {
    const text = say(locale, phrase, { code: '90817263', minutes: 10 })
    expect(text).toContain('90817263')
    expect(maskSecrets(text)).not.toContain('90817263')
  }
})
