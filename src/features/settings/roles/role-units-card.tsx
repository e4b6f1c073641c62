import { useState } from 'react'
import { unitLabel } from '@contract/kernel/record-labels'
import type { RoleRights } from '@contract/modules/settings/role.calls'
import { ROLE_REACHES, type Role } from '@contract/modules/settings/role.resource'
import { roleActions } from '@/features/settings/roles/role.api'
import { useListUnitChoicesQuery } from '@/features/settings/users/user.api'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'
import { Skeleton } from '@/shared/ui/skeleton'

export type RoleUnitsCardProps = {
  role: Pick<Role, 'id' | 'row_version' | 'name' | 'reach'>
  rights: RoleRights
  mayChange: boolean
}

type Draft = { reach: Role['reach']; ou_ids: readonly string[] }

/** Which operating units come with a role: all, those listed, or the home unit of its holder. */
export function RoleUnitsCard({ role, rights, mayChange }: RoleUnitsCardProps) {
  const t = usePhrases('settings')
  const r = usePhrases('rights')
  const units = useListUnitChoicesQuery()
  const [setUnits, busyId] = useCommand(roleActions.change_units)
  const saved: Draft = { reach: role.reach, ou_ids: rights.ou_ids }
  const [draft, setDraft] = useState<Draft | null>(null)
  const { reach, ou_ids } = draft ?? saved

  const handleUnit = (id: string, isChosen: boolean) =>
    setDraft({ reach, ou_ids: isChosen ? [...ou_ids, id] : ou_ids.filter(one => one !== id) })
  const handleSave = async () => {
    const body = { reach, ou_ids: [...ou_ids] }
    if (await setUnits({ record: role, body }, t('roles.units_saved', { name: role.name }))) setDraft(null)
  }

  return (
    <Card title={t('roles.units')} text={t('roles.units_text')}>
      <fieldset className="form-stack" disabled={!mayChange}>
        <legend className="visually-hidden">{t('roles.units')}</legend>
        {ROLE_REACHES.map(one => (
          <Checkbox
            key={one}
            kind="radio"
            name="reach"
            label={t(`values.reach.${one}`)}
            hint={t(`roles.reach_hint.${one}`)}
            checked={reach === one}
            onChange={() => setDraft({ reach: one, ou_ids })}
          />
        ))}
        {reach === 'listed' && units.error && (
          <LoadFailed error={units.error} onRetry={() => void units.refetch()} />
        )}
        {reach === 'listed' && !units.data && !units.error && <Skeleton lines={3} />}
        {reach === 'listed' &&
          units.data?.map(unit => (
            <Checkbox
              key={unit.id}
              label={unitLabel(unit)}
              className="matrix-unit"
              checked={ou_ids.includes(unit.id)}
              onChange={event => handleUnit(unit.id, event.target.checked)}
            />
          ))}
      </fieldset>
      {draft && (
        <div className="form-actions">
          <Button variant="primary" busy={busyId !== null} onClick={() => void handleSave()}>
            {t('roles.units_save')}
          </Button>
          <Button onClick={() => setDraft(null)}>{r('matrix.discard')}</Button>
        </div>
      )}
    </Card>
  )
}
