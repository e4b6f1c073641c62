import { unitLabel } from '@contract/kernel/record-labels'
import type { ChangeUser } from '@contract/modules/settings/user.calls'
import { useListUnitChoicesQuery } from '@/features/settings/users/user.api'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'

export type UserFieldsProps = { form: PortalForm<ChangeUser> }

/** Who it is and where they belong; only units that are one's own can be given. */
export function UserFields({ form }: UserFieldsProps) {
  const t = usePhrases('settings')
  const units = useListUnitChoicesQuery()
  const own = useAppSelector(selectOuAccess)
  const options = (units.data ?? [])
    .filter(unit => own.some(one => one.ou_code === unit.ou_code))
    .map(unit => ({ value: unit.id, label: unitLabel(unit) }))
  return (
    <div className="form-grid">
      <FormText form={form} name="first_name" label={t('fields.first_name')} autoComplete="off" required />
      <FormText form={form} name="last_name" label={t('fields.last_name')} autoComplete="off" required />
      <FormText
        form={form}
        name="email"
        type="email"
        label={t('users.fields.email')}
        autoComplete="off"
        required
      />
      <FormSelect
        // Its choices come later than the value that chooses among them.
        key={options.length}
        form={form}
        name="ou_id"
        label={t('activate.unit')}
        placeholder={t('activate.choose_unit')}
        options={options}
        required
      />
    </div>
  )
}
