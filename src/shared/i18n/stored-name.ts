import { keyOfStoredName, titleOfLabel } from '@contract/kernel/record-labels'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'

/** Of each kind of record whose names come with the portal, where its phrases are. */
const NAMESPACES: Record<string, 'document-types' | 'leads' | undefined> = {
  leave_type: 'document-types',
  prospect_status: 'leads',
}

/**
 * The name of a record that came with the portal, in the reader's language, its code behind it as before; what a
 * company named itself stays.
 */
export function storedName(kind: string | undefined, label: string): string {
  // Most labels of a page of rows are of another kind.
  const namespace = kind && NAMESPACES[kind]
  if (!namespace) return label
  const key = `values.${kind}.${keyOfStoredName(label)}`
  if (!hasPhrase(namespace, key)) return label
  return phrase(namespace, key) + label.slice(titleOfLabel(label).length)
}
