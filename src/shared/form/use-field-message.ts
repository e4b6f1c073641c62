import { useCallback } from 'react'
import { hasPhrase } from '@/shared/i18n/i18n'
import { usePhrases, type Phrase } from '@/shared/i18n/use-phrases'
import { isFieldCode, parseFieldCode } from '@/shared/form/issue-codes'

/** The words for what is wrong with a field: by code where there is a phrase, else the server's own. */
export function useFieldMessage(): (text: string | undefined) => string | undefined {
  const t = usePhrases('shared')
  return useCallback(text => (text === undefined ? undefined : fieldMessage(t, text)), [t])
}

function fieldMessage(t: Phrase<'shared'>, text: string): string {
  if (!isFieldCode(text)) return text
  const { key, params } = parseFieldCode(text)
  const name = params['count'] === undefined ? `fields.${key}` : `fields.${key}_other`
  // A code that nobody wrote words for must not reach people as it stands.
  if (!hasPhrase('shared', name) && !hasPhrase('shared', `fields.${key}`)) return t('fields.invalid')
  return t(`fields.${key}` as 'fields.invalid', params)
}
