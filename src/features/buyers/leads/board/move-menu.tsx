import type { LeadCategory } from '@contract/selling/lead-state.rules'
import { useGetBoardQuery } from '@/features/buyers/leads/lead-commands.api'
import { targetsOf } from '@/features/buyers/leads/board/move-targets'
import { useMove, type MovableLead } from '@/features/buyers/leads/board/use-move'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownItem } from '@/shared/ui/dropdown-item'

export type MoveMenuProps = { lead: MovableLead & { status_id: string; category: LeadCategory } }

/** The statuses into which this lead may go by hand. */
export function MoveMenu({ lead }: MoveMenuProps) {
  const t = usePhrases('leads')
  const can = useCan()
  const { currentData: columns } = useGetBoardQuery({})
  const { move, dialog } = useMove()
  const targets = targetsOf(lead, columns ?? [], can)
  if (targets.length === 0) return null
  return (
    <>
      <Dropdown toggle={t('move.open')}>
        {targets.map(target => (
          <DropdownItem key={target.status_id} onSelect={() => move(lead, target)}>
            {storedName('prospect_status', target.name)}
          </DropdownItem>
        ))}
      </Dropdown>
      {dialog}
    </>
  )
}
