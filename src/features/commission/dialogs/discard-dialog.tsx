import { useNavigate } from 'react-router-dom'
import { SCHEMES_PATH, schemePath } from '@/features/commission/scheme-paths'
import { schemes, useDiscardSchemeMutation, type ShownScheme } from '@/features/commission/schemes.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type DiscardDialogProps = { scheme: ShownScheme; onClose: () => void }

export function DiscardDialog({ scheme, onClose }: DiscardDialogProps) {
  const t = usePhrases('commission')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [discard, { isLoading }] = useDiscardSchemeMutation()
  const name = t('title_of', { name: scheme.name, version: scheme.version })
  const handleConfirm = async () => {
    try {
      await discard(scheme).unwrap()
      dispatch(success(t('discard.done', { name })))
      void navigate(scheme.former ? schemePath(scheme.former.id) : SCHEMES_PATH)
    } catch (failed) {
      const failure = toApiFailure(failed)
      if (failure.code === 'stale_record') dispatch(schemes.wentStale(scheme.id))
      dispatch(error(failure.message))
      onClose()
    }
  }
  return (
    <ConfirmDialog
      show
      title={t('discard.title', { name })}
      tone="danger"
      confirmLabel={t('acts.discard')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('discard.text')}
    </ConfirmDialog>
  )
}
