import { useState } from 'react'
import { triggersFrom } from '@contract/kernel/state-machine'
import type { UnitCommand } from '@contract/selling/property-unit.calls'
import { UNIT_COMMANDS } from '@contract/selling/property-unit.calls'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { mayReprice } from '@contract/modules/property/reprice.rules'
import { unitMachine } from '@contract/selling/unit-state.rules'
import { businessToday } from '@/features/property/business-today'
import { unitActions } from '@/features/property/unit-commands.api'
import { UNIT_ACTIONS } from '@/features/property/unit-extras'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type UnitActionsProps = { unit: PropertyUnit }

/** What may be done with the unit as it stands, by whoever looks. */
export function UnitActions({ unit }: UnitActionsProps) {
  const t = usePhrases('property')
  const can = useCan()
  const [asking, setAsking] = useState<UnitCommand | 'reprice' | null>(null)
  const offered = triggersFrom(unitMachine, unit.status, can)
  const commands = UNIT_COMMANDS.filter(command => offered.includes(command))
  const reprices = can('property.listing.reprice') && mayReprice(unit.status)
  const defaults = {
    turned_over_on: businessToday(),
    list_price: unit.list_price,
    effective_from: businessToday(),
  }
  const close = () => setAsking(null)
  if (commands.length === 0 && !reprices && UNIT_ACTIONS.length === 0) return null
  return (
    <div className="cluster">
      {UNIT_ACTIONS.map((Action, index) => (
        <Action key={index} unit={unit} />
      ))}
      {commands.map(command => (
        <Button
          key={command}
          variant={command === 'publish' ? 'primary' : 'secondary'}
          onClick={() => setAsking(command)}
        >
          {t(`command.${command}.open`)}
        </Button>
      ))}
      {reprices && (
        <Button icon="percent" onClick={() => setAsking('reprice')}>
          {t('command.reprice.open')}
        </Button>
      )}
      {asking && (
        <CommandDialog
          command={unitActions[asking]}
          record={unit}
          recordName={unit.unit_code}
          namespace="property"
          defaults={defaults}
          isGrave={asking === 'withdraw' || asking === 'block'}
          onClose={close}
        />
      )}
    </div>
  )
}
