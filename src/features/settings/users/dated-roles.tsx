import { ROLES } from '@contract/access/roles'
import type { DatedRole } from '@contract/modules/settings/user.calls'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useListRoleChoicesQuery } from '@/features/settings/users/user.api'
import { DateInput } from '@/shared/form/date-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'

export type DatedRolesProps = {
  value: readonly DatedRole[]
  today: string
  onChange: (roles: DatedRole[]) => void
}

/** Some roles follow from the reporting line or belong to everyone; those are never given by hand. */
const BY_ITSELF = new Set<string>(ROLES.filter(role => role.assignment !== 'manual').map(role => role.code))
const nothing = () => undefined

/** Roles of a person, each from a day on, to a day or without end. */
export function DatedRoles({ value, today, onChange }: DatedRolesProps) {
  const t = usePhrases('settings')
  const names = useAccessNames()
  const roles = useListRoleChoicesQuery()
  const options = (roles.data ?? [])
    .filter(role => !BY_ITSELF.has(role.code))
    .map(role => ({ value: role.id, label: names.role(role) }))
  const change = (index: number, part: Partial<DatedRole>) =>
    onChange(value.map((role, at) => (at === index ? { ...role, ...part } : role)))

  return (
    <fieldset className="form-stack">
      <legend className="visually-hidden">{t('users.fields.roles')}</legend>
      {value.length === 0 && <p className="text-muted">{t('users.no_roles')}</p>}
      {value.map((role, index) => (
        <div key={index} className="dated-role">
          <Field label={t('users.role')}>
            <Select
              value={role.role_id}
              placeholder={t('users.choose_role')}
              options={options}
              onChange={event => change(index, { role_id: event.target.value })}
            />
          </Field>
          <Field label={t('users.from')}>
            <DateInput
              name={`from-${index}`}
              value={role.valid_from}
              inputRef={nothing}
              onChange={day => change(index, { valid_from: String(day ?? '') })}
              onBlur={nothing}
            />
          </Field>
          <Field label={t('users.to')} optional>
            <DateInput
              name={`to-${index}`}
              value={role.valid_to}
              inputRef={nothing}
              onChange={day => change(index, { valid_to: day ? String(day) : null })}
              onBlur={nothing}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('users.take_role')}
            onClick={() => onChange(value.filter((_role, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          icon="plus-lg"
          onClick={() => onChange([...value, { role_id: '', valid_from: today, valid_to: null }])}
        >
          {t('users.add_role')}
        </Button>
      </div>
    </fieldset>
  )
}
