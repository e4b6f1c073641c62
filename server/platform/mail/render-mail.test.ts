import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { type MailContent, renderMail } from '@server/platform/mail/render-mail'

const content = (overrides: Partial<MailContent> = {}): MailContent => ({
  locale: 'en',
  title: 'Set a new password',
  paragraphs: ['Hello Ana,', 'The button works once.'],
  button: { label: 'Set it', url: 'https://portal.example.test/reset-password/abc?a=1&b=2' },
  footer: 'Please do not reply.',
  ...overrides,
})

const HOSTILE = [
  '{{constructor.constructor("return process")()}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '</title></head><body>',
  '&lt;b&gt;',
  '$& $1 $$',
]

describe.each(HOSTILE)('text like %j', text => {
  const mail = renderMail(
    content({
      title: text,
      paragraphs: [text],
      preheader: text,
      footer: text,
      button: { label: text, url: 'https://x.test/' },
    }),
  )
  const shown = text.replaceAll(
    /[&<>"']/g,
    c => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[c]};`,
  )

  it('stands in the text as typed', () => {
    expect(mail.text.split(text)).toHaveLength(5)
  })

  it('stands in the page as text, never as markup', () => {
    expect(mail.html.split(shown)).toHaveLength(7)
    if (shown !== text) expect(mail.html).not.toContain(text)
    expect(mail.html).not.toMatch(/<script|<img|onmouseover="|49/)
  })
})

it('says the same in text and page', () => {
  const { text, html } = renderMail(content())
  expect(text).toBe(
    'Set a new password\n\nHello Ana,\n\nThe button works once.\n\nSet it:\nhttps://portal.example.test/reset-password/abc?a=1&b=2\n\n-- \nLandmark Portal\nPlease do not reply.\n',
  )
  for (const words of [
    'Set a new password',
    'Hello Ana,',
    'The button works once.',
    'Set it',
    'Please do not reply.',
  ])
    expect(html).toContain(words)
  expect(html.match(/href="([^"]*)"/g)).toEqual(
    Array(2).fill('href="https://portal.example.test/reset-password/abc?a=1&amp;b=2"'),
  )
})

it.each(LOCALE_CODES)('says in which language and direction it is written (%s)', locale => {
  const { html } = renderMail(content({ locale }))
  const { tag, dir } = LOCALES[locale]
  expect(html).toContain(`<html lang="${tag}" dir="${dir}">`)
  expect(html).toContain(dir === 'rtl' ? 'align="right"' : 'align="left"')
  expect(html).not.toContain(dir === 'rtl' ? 'align="left"' : 'align="right"')
})

it('shows facts as a table in the page and as lines in the text, and small print below the button', () => {
  const facts = [
    { label: 'Amount', value: '12,000.00' },
    { label: 'Who', value: 'Nico & <b>Reyes</b>' },
  ]
  const { text, html } = renderMail(content({ facts, notes: ['For you alone.'] }))
  expect(text).toContain('works once.\n\nAmount: 12,000.00\nWho: Nico & <b>Reyes</b>\n\nSet it:\n')
  expect(text).toMatch(/&b=2\n\nFor you alone\.\n\n-- \n/)
  expect(html).toContain('<bdi>Nico &amp; &lt;b&gt;Reyes&lt;/b&gt;</bdi>')
  expect(html.indexOf('For you alone.')).toBeGreaterThan(html.indexOf('Set it'))
})

it('fetches nothing when it is opened', () => {
  expect(renderMail(content()).html).not.toMatch(
    /<(img|link|script|iframe|object|video|audio|source)\b|url\(|@import|\bsrc=/i,
  )
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/reset-password/abc', ''])(
  'refuses a button that leads to %j',
  url => {
    expect(() => renderMail(content({ button: { label: 'Open', url } }))).toThrow()
  },
)

it('needs no button', () => {
  const { text, html } = renderMail({ locale: 'en', title: 'Done', paragraphs: ['One\nTwo'], footer: 'Bye' })
  expect(html).not.toContain('<a ')
  expect(html).toContain('One<br>Two')
  expect(text).toContain('One\nTwo')
})
