import { use, useEffect, useRef, useState } from 'react'
import { fieldNames } from '@contract/kernel/define-resource'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useListRights } from '@/shared/resource/use-list-rights'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { EditOnDemand } from '@/shared/record/edit-on-demand'
import { LateForm } from '@/shared/record/late-record'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { writableFields } from '@/shared/record/record-values'
import { relevantSections } from '@/shared/record/record-sections'
import { RetireButton } from '@/shared/record/retire-button'
import { FormSections } from '@/shared/record/form-sections'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Button } from '@/shared/ui/button'
import { useThere } from '@/shared/ui/use-there'

export type RecordDetailsProps = {
  api: RecordApi
  form: RecordForm
  row: ResourceRow
  /** Where its state forbids a change that the right allows. */
  isReadOnly?: boolean
  /** Where this one record may be changed without the right to change all. */
  mayCorrect?: boolean
}

const FIELDS = 'input:not([type=hidden]), select, textarea'

/** The record's fields: a form for those who may change it, once it is there; words until then and for the others. */
export function RecordDetails({
  api,
  form,
  row,
  isReadOnly = false,
  mayCorrect = false,
}: RecordDetailsProps) {
  const { resource } = api
  const t = usePhrases('record')
  const formats = useFormats()
  const may = useListRights(resource, isReadOnly)
  const words = useFieldWords(form.namespace)
  const names = writableFields(resource, false)
  const retire = may.deactivate ? <RetireButton api={api} row={row} /> : null
  const isOnDemand = use(EditOnDemand)
  const [isEditing, setEditing] = useState(false)
  const mayWrite = (may.edit || mayCorrect) && names.length > 0
  const isFormDue = mayWrite && (isEditing || !isOnDemand)
  const isForm = useThere([LateForm], isFormDue) && isFormDue
  // To the first field and back to the button, as one asked.
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const isEdited = isEditing && isForm
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else place.current?.querySelector<HTMLElement>(isEdited ? FIELDS : '.record-edit')?.focus()
  }, [isEdited])
  // What is kept sealed stands beside the record by its last digits, and is no word of it.
  const sealed = new Set(fieldNames(resource, 'sensitive'))
  const open = (form.sections ?? [{ fields: names }])
    .map(section => ({ ...section, fields: section.fields.filter(name => !sealed.has(name)) }))
    .filter(({ fields }) => fields.length > 0)
  const shown = relevantSections(open, form.isRelevant, row)

  return (
    <div className="stack" ref={place}>
      {isForm && (
        <LateForm
          key={row.id}
          resource={resource}
          api={api}
          {...form}
          row={row}
          onSaved={() => setEditing(false)}
          onCancel={isOnDemand ? () => setEditing(false) : undefined}
          actions={retire}
        />
      )}
      {!isForm && (
        <div className="form-stack" aria-busy={isFormDue || undefined}>
          {!mayWrite && <p className="text-muted small">{t('form.read_only')}</p>}
          {(isOnDemand || !mayWrite) && (mayWrite || retire) && (
            <div className="cluster">
              {mayWrite && (
                <Button className="record-edit" icon="pencil" onClick={() => setEditing(true)}>
                  {t('page.edit')}
                </Button>
              )}
              {retire}
            </div>
          )}
          <FormSections
            resource={resource}
            namespace={form.namespace}
            sections={shown}
            row={row}
            labelOf={words.label}
          />
        </div>
      )}
      <p className="text-muted small">
        {words.label('updated_at')} <Ltr>{formats.instant(String(row['updated_at'] ?? ''))}</Ltr>
      </p>
    </div>
  )
}
