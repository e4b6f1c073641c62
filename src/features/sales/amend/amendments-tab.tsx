import { useState } from 'react'
import type { AmendmentStatus } from '@contract/selling/sale-words'
import type { ShownAmendment } from '@contract/modules/sales/sale.views'
import { ChangeTable } from '@/features/sales/amend/change-table'
import { saleActions } from '@/features/sales/sale-commands.api'
import { DocumentTracker } from '@/shared/approval/document-tracker'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import type { SaleActionsProps } from '@/features/sales/record/other-actions'

const TONES: Record<AmendmentStatus, Tone> = {
  pending: 'info',
  applied: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

/** Every change that was asked for: before and after, who decided, and where it is while nobody has. */
export function AmendmentsTab({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const [withdrawn, setWithdrawn] = useState<ShownAmendment | null>(null)
  return (
    <div className="stack">
      {detail.amendments.map(amendment => (
        <Card
          key={amendment.id}
          level={3}
          title={t(`values.amendment_kind.${amendment.kind}`)}
          text={t('amend.asked', {
            name: amendment.asked_by ?? '–',
            date: formats.longDate(amendment.asked_at),
          })}
          actions={
            <Badge tone={TONES[amendment.status]} dot>
              {t(`values.amendment_status.${amendment.status}`)}
            </Badge>
          }
        >
          <div className="form-stack">
            <p className="long-text mb-0">
              <bdi>{amendment.reason}</bdi>
            </p>
            <ChangeTable before={amendment.before} after={amendment.after} />
            {amendment.status === 'pending' && (
              <DocumentTracker docType="sale_amendment" subjectId={amendment.id} />
            )}
            {amendment.approved_by && amendment.decided_at && (
              <p className="text-muted small mb-0">
                {t('amend.decided', {
                  name: amendment.approved_by,
                  date: formats.longDate(amendment.decided_at),
                })}
              </p>
            )}
            {amendment.may.withdraw && (
              <div>
                <Button size="sm" onClick={() => setWithdrawn(amendment)}>
                  {t('amend.withdraw')}
                </Button>
              </div>
            )}
          </div>
        </Card>
      ))}
      {withdrawn && (
        <CommandConfirm
          command={saleActions.withdraw_amendment}
          call={{ record: row, ids: { amendment: withdrawn.id } }}
          title={t('amend.withdraw')}
          confirmLabel={t('amend.withdraw')}
          tone="danger"
          done={t('done.withdraw')}
          onClose={() => setWithdrawn(null)}
        >
          {t('amend.withdraw_text')}
        </CommandConfirm>
      )}
    </div>
  )
}
