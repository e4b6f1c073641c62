import { useState } from 'react'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { HandOverDialog } from '@/features/buyers/leads/hand-over-dialog'
import { MergeDialog } from '@/features/buyers/leads/merge-dialog'
import { MoveMenu } from '@/features/buyers/leads/board/move-menu'
import { WithdrawConsentDialog } from '@/features/buyers/leads/withdraw-consent-dialog'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { NewSaleLink } from '@/shared/selling/new-sale-link'
import { Button } from '@/shared/ui/button'

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
      {(asking === 'assign' || asking === 'transfer') && (
        <HandOverDialog lead={lead} kind={asking} onClose={close} />
      )}
      {asking === 'merge' && <MergeDialog lead={lead} onClose={close} />}
    </div>
  )
}
