import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Field } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { Locale } from '@contract/kernel/locales'
import { labelOf } from '@contract/kernel/references'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import { documentFieldName, documentFieldValue } from '@server/platform/phrases/document-names'
import type { RecordRow } from '@server/platform/resource/create-repository'

const KINDS: Partial<Record<FieldKind, ViewLine['kind']>> = {
  money: 'money',
  date: 'date',
  instant: 'instant',
  days: 'days',
}

/** A line of a document that says itself what is shown of it. */
export const viewLine = (name: ViewLine['name'], kind: ViewLine['kind'], value: string): ViewLine => ({
  name,
  kind,
  value,
})

/** What whoever decides reads of a document: its own fields, by their names in the reader's language. Its kind is the title. */
export function linesOf(document: DocumentDefinition, row: RecordRow, locale: Locale): ViewLine[] {
  const { resource, shown, kind } = document
  return shown
    .filter(name => name !== kind)
    .flatMap((name): ViewLine[] => {
      const field = resource.fields[name] as Field
      const value = field.to ? row[String(labelOf(name))] : row[name]
      if (value === null || value === undefined || value === '') return []
      return [
        {
          name: name === document.amount ? 'amount' : 'field',
          label: documentFieldName(locale, document, name),
          kind: KINDS[field.kind] ?? 'text',
          value:
            field.kind === 'enum' ? documentFieldValue(locale, document, name, String(value)) : String(value),
        },
      ]
    })
}
