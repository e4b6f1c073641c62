import { hasPhrase, phrase } from '@/shared/i18n/i18n'

/** A chain may name a step or a document that has no phrase of its own: then its key stands. */
const named = (namespace: 'approval' | 'document-types', path: string, key: string) =>
  hasPhrase(namespace, `${path}.${key}`) ? phrase(namespace, `${path}.${key}`) : key.replaceAll('_', ' ')

export const stepName = (key: string) => named('approval', 'step', key)
export const documentName = (key: string) => named('document-types', 'values.doc_type', key)
