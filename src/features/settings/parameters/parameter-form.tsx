import { addDays } from '@contract/kernel/dates'
import { entryOn, type Parameter } from '@contract/kernel/define-parameter'
import {
  setParameterSchema,
  type ParameterList,
  type SetParameter,
} from '@contract/modules/settings/parameter.calls'
import { ParameterPreview } from '@/features/settings/parameters/parameter-preview'
import { parameterActions } from '@/features/settings/parameters/parameters.api'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormInteger } from '@/shared/form/form-integer'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type ParameterFormProps = { parameter: Parameter; list: ParameterList; onClose: () => void }

/** What a scope does not ask for is not sent. */
const prepare = (values: SetParameter): SetParameter => ({
  ...values,
  for_ou_id: values.scope === 'unit' ? values.for_ou_id : null,
  for_project_id: values.scope === 'project' ? values.for_project_id : null,
})

export function ParameterForm({ parameter, list, onClose }: ParameterFormProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [send] = parameterActions.set.useMutation()
  const { code, schema, scopes, measure } = parameter
  const standing = list.entries.filter(({ withdrawn_at }) => withdrawn_at === null)
  const current = entryOn(code, standing, { on: list.today })
  const form = usePortalForm<SetParameter>({
    schema: setParameterSchema.extend({ value: schema }) as FormSchema<SetParameter>,
    defaultValues: {
      code,
      scope: 'company',
      for_ou_id: null,
      for_project_id: null,
      effective_from: addDays(list.today, 1),
      value: current?.value ?? parameter.default,
      reason: '',
    },
    prepare,
    onSubmit: async body => {
      await send({ body }).unwrap()
      const said = { name: words.name(code), value: words.value(parameter, body.value) }
      dispatch(success(t('form.done', { ...said, date: formats.date(body.effective_from) })))
      onClose()
    },
  })
  const { scope } = useFormValues(form)
  const value = { form, name: 'value', label: t(`form.value_in.${measure}`), required: true } as const
  return (
    <FormDialog
      form={form}
      title={t('form.title', { name: words.name(code) })}
      submit={t('form.submit')}
      onClose={onClose}
    >
      <FormDate
        form={form}
        name="effective_from"
        label={t('columns.from')}
        hint={t('form.from_hint')}
        required
      />
      {scopes.length > 1 && (
        <FormSelect
          form={form}
          name="scope"
          label={t('columns.scope')}
          options={scopes.map(each => ({ value: each, label: t(`scope.${each}`) }))}
          required
        />
      )}
      {scope === 'unit' && (
        <FormReference form={form} name="for_ou_id" to="operating_unit" label={t('scope.unit')} required />
      )}
      {scope === 'project' && (
        <FormReference form={form} name="for_project_id" to="project" label={t('scope.project')} required />
      )}
      {parameter.kind === 'rate' && <FormRate {...value} />}
      {parameter.kind === 'money' && <FormMoney {...value} />}
      {parameter.kind === 'integer' && <FormInteger {...value} />}
      <FormLongText form={form} name="reason" label={t('columns.reason')} required />
      <ParameterPreview parameter={parameter} form={form} />
    </FormDialog>
  )
}
