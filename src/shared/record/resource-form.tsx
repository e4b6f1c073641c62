import { useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react'
import {
  changeSchema,
  createSchema,
  fieldNames,
  type Fields,
  type Resource,
} from '@contract/kernel/define-resource'
import { withRequired } from '@contract/kernel/required-fields'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useDraft } from '@/shared/form/use-draft'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { http } from '@/shared/http/http'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { FieldValue } from '@/shared/record/field-value'
import { FormSections } from '@/shared/record/form-sections'
import { RelevantSections } from '@/shared/record/relevant-sections'
import type { RecordSection } from '@/shared/record/record-sections'
import {
  changedValues,
  fieldOf,
  relevantValues,
  valuesOf,
  writableFields,
  type IsRelevant,
  type RecordValues,
} from '@/shared/record/record-values'
import { StaleDialog } from '@/shared/record/stale-dialog'
import { ListNameContext, useFieldWords } from '@/shared/record/use-field-words'
import { useStaleRecord } from '@/shared/record/use-stale-record'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type FormApi = Pick<ResourceApi, 'url' | 'useCreateMutation' | 'useUpdateMutation' | 'wentStale'>

export type ResourceFormProps<F extends Fields> = {
  resource: Resource<F>
  api: FormApi
  /** Where its fields are named: `fields.<field>`, `hints.<field>`, `values.<field>.<value>`. */
  namespace: Namespace
  /** The list among the module's phrases, where its fields have words of their own. */
  list?: string | undefined
  /** The record to change; null makes a new one. */
  row: ResourceRow | null
  /** Without them, all fields that may be written, in the order of their declaration. */
  sections?: readonly RecordSection[] | undefined
  /** Other controls than those that the kinds bring. */
  controls?: Readonly<Record<string, ComponentType<FieldControlProps>>> | undefined
  /** What a new record starts from, where that is not nothing. */
  defaults?: RecordValues | undefined
  isRelevant?: IsRelevant | undefined
  /** What a record is called that has no name yet. */
  unnamed?: string | undefined
  /** What the button of a new one says, where its screen has a word of its own. */
  create?: string | undefined
  onSaved: (row: ResourceRow) => void
  onCancel?: (() => void) | undefined
  /** More buttons beside those of the form. */
  actions?: ReactNode
}

/** A form made of a resource's declaration: fields, checks, draft, and the choice when somebody was faster. */
export function ResourceForm<F extends Fields>(props: ResourceFormProps<F>) {
  const {
    api,
    namespace,
    list,
    row,
    sections,
    controls,
    defaults,
    isRelevant,
    onSaved,
    onCancel,
    unnamed = '',
  } = props
  const resource = props.resource
  const t = usePhrases('record')
  const shared = usePhrases('shared')
  const words = useFieldWords(namespace, list)
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [create] = api.useCreateMutation()
  const [update] = api.useUpdateMutation()
  const names = writableFields(resource, row === null)
  const initial = { ...valuesOf(resource, names, row), ...(row ? {} : defaults) }
  /** The version that the form was filled from, which need not be the one that stands now. */
  const base = useRef(row)

  const stale = useStaleRecord<ResourceRow>(async () => {
    const { data } = await http.get<{ data: ResourceRow }>(`${api.url}/${row?.id ?? ''}`)
    return data.data
  })

  const save = async (values: RecordValues): Promise<ResourceRow | null> => {
    const before = base.current
    if (!before) return create(values).unwrap()
    const changes = changedValues(values, valuesOf(resource, names, before))
    if (Object.keys(changes).length === 0) return before
    try {
      const { id, row_version } = before
      return await update({ id, row_version, values: changes }).unwrap()
    } catch (error) {
      await stale.take(error, valuesOf(resource, names, before), values)
      return null
    }
  }

  const form = usePortalForm<RecordValues>({
    schema: withRequired(resource, row ? changeSchema(resource) : createSchema(resource)),
    defaultValues: initial,
    prepare: values => relevantValues(values, isRelevant),
    onSubmit: async (values, fields) => {
      const saved = await save(values)
      if (!saved) return
      base.current = row ? saved : null
      stale.forget()
      fields.reset(row ? valuesOf(resource, names, saved) : initial)
      const name = String(saved[resource.title] ?? unnamed)
      dispatch(success(row ? t('form.saved', { name }) : t('form.created', { name })))
      onSaved(saved)
    },
  })
  const secret = useMemo(() => fieldNames(resource, 'sensitive'), [resource])
  const draft = useDraft(form, `${resource.name}:${row?.id ?? 'new'}`, secret)
  const { fields, isBusy } = form
  const { isDirty } = fields.formState

  // A newer version came, and nothing was typed that it could lose.
  const version = row?.row_version
  useEffect(() => {
    if (!row || isDirty || row.row_version <= (base.current?.row_version ?? 0)) return
    base.current = row
    fields.reset(valuesOf(resource, names, row))
    // oxlint-disable-next-line react/exhaustive-deps -- names and resource belong to the row
  }, [version, isDirty])

  const handleDecide = (values: RecordValues) => {
    const theirs = stale.versions?.theirs
    if (!theirs) return
    base.current = theirs
    fields.reset(valuesOf(resource, names, theirs))
    for (const name of names) fields.setValue(name, values[name], { shouldDirty: true })
    form.handleSubmit()
  }
  const handleBack = () => {
    stale.forget()
    if (row) dispatch(api.wentStale(row.id))
  }

  const control = (name: string) => {
    if (!names.includes(name)) return null
    const field = fieldOf(resource, name)
    const Control = controls?.[name] ?? FieldControl
    return <Control key={name} form={form} name={name} field={field} namespace={namespace} row={row} />
  }
  const value = (name: string, shown: unknown, version: RecordValues) => (
    <FieldValue
      field={fieldOf(resource, name)}
      name={name}
      namespace={namespace}
      value={shown}
      row={version}
    />
  )
  const drawn = {
    resource,
    namespace,
    sections: sections ?? [{ fields: names }],
    row,
    labelOf: words.label,
    control,
  }
  const theirs = stale.versions?.theirs
  const changer = theirs?.['updated_by_label']

  return (
    <ListNameContext value={list}>
      <Form form={form} className="form-stack">
        <DraftOffer draft={draft} />
        {isRelevant ? (
          <RelevantSections {...drawn} form={form} isRelevant={isRelevant} />
        ) : (
          <FormSections {...drawn} />
        )}
        <div className="form-actions">
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            disabled={row !== null && !isDirty}
            title={t('form.save_hint')}
          >
            {row ? t('form.save') : (props.create ?? t('form.create'))}
          </Button>
          {onCancel && (
            <Button onClick={onCancel} disabled={isBusy}>
              {shared('cancel')}
            </Button>
          )}
          {props.actions}
        </div>
        <LeaveGuard isDirty={isDirty && !isBusy} />
        {stale.versions && (
          <StaleDialog
            // A third version is another question: what was chosen for the second does not answer it.
            key={stale.versions.theirs.row_version}
            versions={stale.versions}
            fields={names}
            labelOf={words.label}
            show={value}
            changedBy={
              typeof changer === 'string'
                ? { name: changer, time: formats.longDate(String(theirs?.['updated_at'])) }
                : undefined
            }
            isBusy={isBusy}
            onDecide={handleDecide}
            onCancel={handleBack}
          />
        )}
      </Form>
    </ListNameContext>
  )
}
