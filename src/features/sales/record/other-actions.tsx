import { useState } from 'react'
import { NoticeDialog } from '@/features/sales/dialogs/notice-dialog'
import { ReasonDialog } from '@/features/sales/dialogs/reason-dialog'
import { DiscardDialog } from '@/features/sales/dialogs/discard-dialog'
import type { SaleActionsProps } from '@/features/sales/record/sale-actions'
import { useAskReservation } from '@/features/sales/wizard/use-ask-reservation'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

type Asked = 'notice' | 'allow_price' | 'waive_protection' | 'discard'

/** What is done to a sale beside its states. */
export function OtherActions({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const [asked, setAsked] = useState<Asked | null>(null)
  const reservation = useAskReservation(() => undefined)
  const { may, reservation_asked: told } = detail
  const close = () => setAsked(null)
  return (
    <>
      {may.ask_reservation && (
        <Button
          block
          variant="primary"
          icon="send"
          busy={reservation.isBusy}
          onClick={() => void reservation.send(row)}
        >
          {t('acts.ask_reservation')}
        </Button>
      )}
      {told && (
        <p className="text-muted small mb-0">
          {t('asked_on', { time: formats.longDate(told.at), name: told.by ?? '' })}
        </p>
      )}
      {may.edit && (
        <ButtonLink block to={`?sell=${row.id}`} icon="pencil">
          {t('acts.edit')}
        </ButtonLink>
      )}
      {may.send_notice && (
        <Button block onClick={() => setAsked('notice')}>
          {t('acts.notice')}
        </Button>
      )}
      {may.allow_price && (
        <Button block onClick={() => setAsked('allow_price')}>
          {t('acts.allow_price')}
        </Button>
      )}
      {may.waive_protection && (
        <Button block onClick={() => setAsked('waive_protection')}>
          {t('acts.waive_protection')}
        </Button>
      )}
      {may.discard && (
        <Button block variant="quiet" icon="trash" onClick={() => setAsked('discard')}>
          {t('acts.discard')}
        </Button>
      )}
      {asked === 'notice' && <NoticeDialog row={row} detail={detail} onClose={close} />}
      {(asked === 'allow_price' || asked === 'waive_protection') && (
        <ReasonDialog
          sale={row}
          command={asked === 'allow_price' ? 'allow-price' : 'waive-protection'}
          title={t(`acts.${asked}`)}
          text={t(`texts.${asked}`)}
          done={t(`done.${asked}`)}
          onClose={close}
        />
      )}
      {asked === 'discard' && <DiscardDialog row={row} detail={detail} onClose={close} />}
    </>
  )
}
