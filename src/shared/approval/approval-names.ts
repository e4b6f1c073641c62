import { hasPhrase, phrase } from '@/shared/i18n/i18n'

/** A chain may name a step or a document that has no phrase of its own: then its key stands. */
const named = (group: string, key: string) =>
  hasPhrase('approval', `${group}.${key}`) ? phrase('approval', `${group}.${key}`) : key.replaceAll('_', ' ')

export const stepName = (key: string) => named('step', key)
export const documentName = (key: string) => named('doc', key)
