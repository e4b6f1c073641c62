import { expect, it } from 'vitest'
import { loadPhrases, phrase, startI18n } from '@/shared/i18n/i18n'

it('starts in the language of this browser, by the tag that browsers know', async () => {
  const phrases = {
    en: { rows_one: '{{count}} row', rows_other: '{{count}} rows' },
    ch: { rows_other: '{{count}} 行' },
  }
  startI18n(
    (namespace, locale) =>
      namespace === 'leave' && (locale === 'en' || locale === 'ch') ? Promise.resolve(phrases[locale]) : null,
    {},
    'ch',
  )
  await loadPhrases('leave')
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(phrase('leave', 'rows', { count: 1 })).toBe('1 行')
})
