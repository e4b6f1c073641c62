import { expect, it } from 'vitest'
import { rightText } from '@/features/settings/modules/right-text'
import { loadPhrases, startI18n, switchLanguage } from '@/shared/i18n/i18n'
import texts from '@phrases/gr/right-texts.json' with { type: 'json' }

it('what a right allows is said in the language of its reader, unless an administrator wrote it', async () => {
  startI18n((_namespace, locale) => Promise.resolve(locale === 'gr' ? texts : {}), {}, 'en')
  await loadPhrases('right-texts')
  expect(rightText('Read the audit log.')).toBe('Read the audit log.')
  await switchLanguage('gr')
  expect(rightText('Read the audit log.')).toBe('Das Prüfprotokoll lesen.')
  expect(rightText('Read what we log.')).toBe('Read what we log.')
})
