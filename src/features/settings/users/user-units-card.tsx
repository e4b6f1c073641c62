import { useState } from 'react'
import { unitLabel } from '@contract/kernel/record-labels'
import type { ChangeUserUnits } from '@contract/modules/settings/user.calls'
import type { UserAccess } from '@contract/modules/settings/user-access'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { useListUnitChoicesQuery, userActions } from '@/features/settings/users/user.api'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

export type UserUnitsCardProps = { user: UserListItem; access: UserAccess }

type Exceptions = ChangeUserUnits['exceptions']
const MODES = ['grant', 'deny'] as const

/** Units over or under what the roles of a person reach. */
export function UserUnitsCard({ user, access }: UserUnitsCardProps) {
  const t = usePhrases('settings')
  const r = usePhrases('rights')
  const units = useListUnitChoicesQuery()
  const [setUnits, busyId] = useCommand(userActions.change_units)
  const saved: Exceptions = access.exceptions.map(({ ou_id, mode }) => ({ ou_id, mode }))
  const [draft, setDraft] = useState<Exceptions | null>(null)
  const exceptions = draft ?? saved

  const handleChange = (ou_id: string, mode: string) => {
    const others = exceptions.filter(one => one.ou_id !== ou_id)
    setDraft(mode ? [...others, { ou_id, mode: mode as 'grant' | 'deny' }] : others)
  }
  const handleSave = async () => {
    if (await setUnits({ record: user, body: { exceptions } }, t('users.units_saved'))) setDraft(null)
  }
  return (
    <Card title={t('users.units')} text={t('users.units_text')}>
      {units.error && <LoadFailed error={units.error} onRetry={() => void units.refetch()} />}
      {!units.data && !units.error && <Skeleton lines={3} />}
      <div className="form-grid">
        {units.data?.map(unit => (
          <Field key={unit.id} label={unitLabel(unit)}>
            <Select
              value={exceptions.find(one => one.ou_id === unit.id)?.mode ?? ''}
              placeholder={t('users.by_roles')}
              options={MODES.map(value => ({ value, label: t(`users.mode.${value}`) }))}
              onChange={event => handleChange(unit.id, event.target.value)}
            />
          </Field>
        ))}
      </div>
      {draft && (
        <div className="form-actions">
          <Button variant="primary" busy={busyId !== null} onClick={() => void handleSave()}>
            {t('users.save_units')}
          </Button>
          <Button onClick={() => setDraft(null)}>{r('matrix.discard')}</Button>
        </div>
      )}
    </Card>
  )
}
