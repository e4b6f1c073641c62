import { ROLES } from '@contract/access/roles'
import { unitLabel } from '@contract/kernel/record-labels'
import type { ActivateUser } from '@contract/modules/settings/user.calls'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import {
  useListRoleChoicesQuery,
  useListUnitChoicesQuery,
  userActions,
} from '@/features/settings/users/user.api'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormChoices } from '@/shared/form/form-choices'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormSelect } from '@/shared/form/form-select'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Skeleton } from '@/shared/ui/skeleton'

export type ActivateUserDialogProps = { user: UserListItem; onClose: () => void }

/** Some roles follow from the reporting line or belong to everyone; those are never given by hand. */
const BY_ITSELF = new Set<string>(ROLES.filter(role => role.assignment !== 'manual').map(role => role.code))

export function ActivateUserDialog({ user, onClose }: ActivateUserDialogProps) {
  const t = usePhrases('settings')
  const ownUnits = useAppSelector(selectOuAccess)
  const roles = useListRoleChoicesQuery()
  const units = useListUnitChoicesQuery()
  const name = user.full_name

  const names = useAccessNames()
  const form = useCommandForm<ActivateUser, unknown>(userActions.activate, {
    record: user,
    defaultValues: { role_ids: [], ou_id: user.ou_id ?? '' },
    done: () => t('done.activate', { name }),
    onDone: onClose,
  })

  const failed = roles.error ?? units.error
  const handleRetry = () => {
    void roles.refetch()
    void units.refetch()
  }
  const unitOptions = (units.data ?? [])
    .filter(unit => unit.is_active && ownUnits.some(own => own.ou_code === unit.ou_code))
    .map(unit => ({ value: unit.id, label: unitLabel(unit) }))
  const roleOptions = (roles.data ?? [])
    .filter(role => !BY_ITSELF.has(role.code))
    .map(role => ({
      value: role.id,
      label: names.role(role),
      hint: storedName('role_text', role.description ?? ''),
    }))

  const failure = failed && <LoadFailed error={failed} onRetry={handleRetry} />
  const pending = failure ?? (!(roles.data && units.data) && <Skeleton lines={6} />)

  return (
    <FormDialog
      form={form}
      title={t('activate.title', { name })}
      submit={t('activate.submit')}
      instead={pending}
      onClose={onClose}
    >
      <p className="text-muted">{t('activate.text')}</p>
      <FormSelect
        form={form}
        name="ou_id"
        label={t('activate.unit')}
        placeholder={t('activate.choose_unit')}
        options={unitOptions}
        required
      />
      <FormChoices form={form} name="role_ids" label={t('activate.roles')} options={roleOptions} />
    </FormDialog>
  )
}
