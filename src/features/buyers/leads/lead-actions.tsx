import { Suspense, useState } from 'react'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { LeadCategory } from '@contract/selling/lead-state.rules'
import { targetsOf } from '@/features/buyers/leads/board/move-targets'
import { useMove, type MovableLead } from '@/features/buyers/leads/board/use-move'
import { LateHandOver, LateMerge } from '@/features/buyers/leads/late-lead'
import { useGetBoardQuery } from '@/features/buyers/leads/lead-commands.api'
import { useCan } from '@/shared/access/use-can'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'
import { NewSaleLink } from '@/shared/selling/new-sale-link'
import { Button } from '@/shared/ui/button'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

export type LeadActionsProps = { lead: Lead }

/** Who may, may put a lead elsewhere: in its status, with its seller, or into another lead. */
export function LeadActions({ lead }: LeadActionsProps) {
  const t = usePhrases('leads')
  const can = useCan()
  const [asking, setAsking] = useState<'assign' | 'transfer' | 'merge' | 'withdraw' | null>(null)
  const isOver = lead.category === 'won' || lead.category === 'lost'
  const close = () => setAsking(null)
  return (
    <div className="cluster">
      <MoveMenu lead={lead} />
      {!isOver && <NewSaleLink lead={lead.id} buyer={lead.converted_buyer_id} />}
      {!isOver && can('buyer.lead.assign') && (
        <Button icon="person-check" onClick={() => setAsking('assign')}>
          {t('hand.assign')}
        </Button>
      )}
      {!isOver && can('buyer.lead.transfer') && (
        <Button icon="arrow-left-right" onClick={() => setAsking('transfer')}>
          {t('hand.transfer')}
        </Button>
      )}
      {can('buyer.lead.merge') && (
        <Button icon="people" onClick={() => setAsking('merge')}>
          {t('merge.open')}
        </Button>
      )}
      {lead.consent_withdrawn_at === null && can('buyer.lead.edit') && (
        <Button icon="x-circle" onClick={() => setAsking('withdraw')}>
          {t('command.withdraw_consent.title')}
        </Button>
      )}
      {asking === 'withdraw' && <WithdrawConsentDialog lead={lead} onClose={close} />}
      <Suspense fallback={<OverlayWait />}>
        {(asking === 'assign' || asking === 'transfer') && (
          <LateHandOver lead={lead} kind={asking} onClose={close} />
        )}
        {asking === 'merge' && <LateMerge lead={lead} onClose={close} />}
      </Suspense>
    </div>
  )
}

type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** Nobody calls, and what was planned is dropped. */
const WithdrawConsentDialog = ({ lead, onClose }: WithdrawConsentDialogProps) => (
  <LateCommandDialog
    command={leadActions.withdraw_consent}
    record={lead}
    namespace="leads"
    recordName={lead.full_name}
    isGrave
    onClose={onClose}
  />
)

type MoveMenuProps = { lead: MovableLead & { status_id: string; category: LeadCategory } }

/** The statuses into which this lead may go by hand. */
function MoveMenu({ lead }: MoveMenuProps) {
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
