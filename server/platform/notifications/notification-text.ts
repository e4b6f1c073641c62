import { LOCALES, type Locale } from '@contract/kernel/locales'
import {
  isNotificationKind,
  kindOf,
  OUTCOMES,
  type Outcome,
} from '@contract/modules/notifications/notification-kinds'
import { notificationPhrases } from '@server/platform/notifications/phrases/notification.phrases'
import { sayDate, sayMoment } from '@server/platform/phrases/say-dates'
import { storedName } from '@server/platform/phrases/stored-name'
import { inAllLanguages } from '@server/platform/phrases/translations'

type Values = Readonly<Record<string, string | number>>

const phrases = inAllLanguages('notification', notificationPhrases)

const fill = (phrase: string, values: Values) =>
  phrase.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

/** A Latin name among Arabic words, or the other way round, keeps its own direction and moves nothing around it. */
const apart = (text: string) => `\u2068${text}\u2069`

/** In the reader's language, whoever caused it and whatever was spoken then. Null: a kind that is no more. */
export function notificationText(
  locale: Locale,
  kind: string,
  params: Readonly<Record<string, string>>,
): string | null {
  if (!isNotificationKind(kind)) return null
  const isRtl = LOCALES[locale].dir === 'rtl'
  const shown = Object.entries(kindOf(kind).params).map(([name, type]) => {
    const text = shownParam(locale, type, params[name] ?? '')
    return [name, isRtl && type !== 'outcome' ? apart(text) : text]
  })
  return fill(phrases[locale].text[kind], Object.fromEntries(shown) as Values)
}

/** As the portal itself says it: with what somebody outside wrote, which no mail carries. */
export function noticeText(
  locale: Locale,
  kind: string,
  params: Readonly<Record<string, string>>,
): string | null {
  const text = notificationText(locale, kind, params)
  const quotes = isNotificationKind(kind) ? kindOf(kind).quotes : undefined
  const said = quotes && params[quotes]
  return text !== null && said ? `${text} ${apart(`“${said}”`)}` : text
}

export function notificationLabel(locale: Locale, kind: string): string {
  return isNotificationKind(kind) ? phrases[locale].label[kind] : kind
}

export function mailWords(
  locale: Locale,
  part: keyof (typeof notificationPhrases)['mail'],
  values: Values = {},
): string {
  return fill(phrases[locale].mail[part], values)
}

const isOutcome = (text: string): text is Outcome => (OUTCOMES as readonly string[]).includes(text)

function shownParam(locale: Locale, type: string, value: string): string {
  if (type === 'outcome') return isOutcome(value) ? phrases[locale].outcome[value] : value
  if (type === 'requirement') return storedName(locale, 'document_requirement', value)
  if (type === 'text' || Number.isNaN(Date.parse(value))) return value
  return type === 'date' ? sayDate(locale, value) : sayMoment(locale, value)
}
