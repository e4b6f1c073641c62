import type { SchemeFormValues } from '@/features/commission/form/scheme-values'
import type { ShownScheme } from '@/features/commission/schemes.api'
import { FormDate } from '@/shared/form/form-date'
import { FormReference } from '@/shared/form/form-reference'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type HeadFieldsProps = { form: PortalForm<SchemeFormValues>; row: ShownScheme | null }

/** What it is called, for whom and from when; a later version keeps its code and its projects. */
export function HeadFields({ form, row }: HeadFieldsProps) {
  const t = usePhrases('commission')
  const isLater = row !== null && row.version > 1
  return (
    <div className="form-grid">
      <FormText form={form} name="code" label={t('fields.code')} readOnly={isLater} dir="ltr" required />
      <FormText form={form} name="name" label={t('fields.name')} required />
      <FormReference
        form={form}
        name="developer_id"
        to="developer"
        label={t('fields.developer_id')}
        valueLabel={row?.developer_label}
        hint={t('hints.developer_id')}
        disabled={isLater}
        optional
      />
      <FormReference
        form={form}
        name="project_id"
        to="project"
        label={t('fields.project_id')}
        valueLabel={row?.project_label}
        hint={t('hints.project_id')}
        disabled={isLater}
        optional
      />
      <FormDate form={form} name="valid_from" label={t('fields.valid_from')} required />
      <FormDate
        form={form}
        name="valid_to"
        label={t('fields.valid_to')}
        hint={t('hints.valid_to')}
        optional
      />
    </div>
  )
}
