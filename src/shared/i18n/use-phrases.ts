import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace, PhraseKey } from '@/shared/i18n/namespaces'

export type PhraseParams = Record<string, string | number>
export type Phrase<N extends Namespace> = (key: PhraseKey<N>, params?: PhraseParams) => string

/** The phrases of one module in the language of the moment; `count` chooses the plural. */
export function usePhrases<N extends Namespace>(namespace: N): Phrase<N> {
  const { t } = useTranslation(namespace)
  return useCallback((key, params = {}) => t(key as string, params as Record<string, string>), [t])
}
