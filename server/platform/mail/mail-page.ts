import type { MailFact } from '@server/platform/mail/mail-fact'

export type MailPage = {
  lang: string
  dir: 'ltr' | 'rtl'
  product: string
  title: string
  preheader: string
  paragraphs: readonly string[]
  facts: readonly MailFact[]
  notes: readonly string[]
  button: { label: string; url: string } | undefined
  footer: string
}

/** The portal's own colour; white on it can be read in both modes. */
const BRAND = '#0f665b'
const FONT = `font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

/** Blanks that fill the preview line, or the list of mails would go on with the product's name. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

/** The one style element of a mail. The portal's own policy lets it through by its hash where a mail is shown. */
export const MAIL_STYLE = `:root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #0f1514 !important; }
    .card { background-color: #171e1d !important; border-color: #2e3836 !important; }
    .text, .title { color: #e6eae8 !important; }
    .quiet { color: #a7b1ad !important; }
    .line { border-color: #2e3836 !important; }
    .link { color: #7fd1c3 !important; }
  }
  @media (max-width: 620px) {
    .card-cell { padding: 24px 20px !important; }
    .brand { padding: 12px 20px !important; }
  }`

/**
 * Every value arrives escaped. Tables and inline styles, because Outlook lays out with Word and several readers
 * drop the style sheet; no pictures, because a remote one tells when and where a mail was opened. The colours
 * hold up where a reader inverts them by itself.
 */
export function mailPage(page: MailPage): string {
  const side = page.dir === 'rtl' ? 'right' : 'left'
  const paragraph = (html: string) =>
    `<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1f2624">${html}</p>`
  return `<!doctype html>
<html lang="${page.lang}" dir="${page.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${page.title}</title>
<style>${MAIL_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f5f2" dir="${page.dir}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${page.preheader}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f5f2" style="background-color:#f6f5f2">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${page.dir}" style="max-width:600px">
<tr><td class="brand" align="${side}" bgcolor="${BRAND}" style="padding:14px 32px;background-color:${BRAND};border-radius:8px 8px 0 0">${brand(page.product)}</td></tr>
<tr><td class="card card-cell" align="${side}" bgcolor="#ffffff" style="padding:32px;background-color:#ffffff;border:1px solid #e4e1da;border-top:0;border-radius:0 0 8px 8px">
<h1 class="title" style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:600;color:#1f2624">${page.title}</h1>
${page.paragraphs.map(paragraph).join('\n')}
${page.facts.length > 0 ? factRows(page.facts, side) : ''}
${page.button ? buttonRows(page.button) : ''}
${page.notes.map(note).join('\n')}
</td></tr>
<tr><td class="quiet" align="${side}" style="padding:16px 4px;${FONT};font-size:13px;line-height:20px;color:#56605b">${page.footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** The portal's mark, drawn in cells: a picture would be fetched, held back until it is asked for, or counted as a file. */
function brand(product: string): string {
  const tower = (color: string, width: number, height: number) =>
    `<td valign="bottom" style="padding:0 2px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="${width}" height="${height}" bgcolor="${color}" style="width:${width}px;height:${height}px;background-color:${color};border-radius:1px 3px 0 0;font-size:0;line-height:0">&nbsp;</td></tr></table></td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td><table role="presentation" dir="ltr" cellpadding="0" cellspacing="0" border="0"><tr>${tower('#f0b95c', 8, 14)}${tower('#ffffff', 9, 20)}</tr></table></td>
<td style="padding-inline-start:10px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff">${product}</td>
</tr></table>`
}

const note = (html: string) =>
  `<p class="quiet" style="margin:16px 0 0;${FONT};font-size:13px;line-height:20px;color:#56605b">${html}</p>`

/** Names and figures keep their own direction within a mail that runs the other way. */
function factRows(facts: readonly MailFact[], side: string): string {
  const row = ({ label, value }: MailFact) => `<tr>
<th class="quiet line" scope="row" align="${side}" valign="top" width="36%" style="padding:8px 0;padding-inline-end:12px;${FONT};font-size:14px;line-height:20px;font-weight:400;color:#56605b;border-bottom:1px solid #e4e1da">${label}</th>
<td class="text line" align="${side}" valign="top" style="padding:8px 0;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#1f2624;border-bottom:1px solid #e4e1da"><bdi>${value}</bdi></td>
</tr>`
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">
${facts.map(row).join('\n')}
</table>`
}

/** The whole cell is coloured, for readers that know no padding on links; the address stands below for the others. */
function buttonRows({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
<tr><td bgcolor="${BRAND}" style="background-color:${BRAND};border-radius:6px;padding:12px 24px;mso-padding-alt:12px 24px">
<a href="${url}" target="_blank" rel="noopener noreferrer" style="${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;display:inline-block">${label}</a>
</td></tr>
</table>
<p class="quiet" dir="ltr" style="margin:0;${FONT};font-size:13px;line-height:20px;color:#56605b;word-break:break-all"><a class="link" href="${url}" style="color:${BRAND}">${url}</a></p>`
}
