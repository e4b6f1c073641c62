import { useState } from 'react'
import { endOfFormer } from '@contract/modules/commission/scheme-version.rules'
import { SchemeDifference } from '@/features/commission/page/scheme-difference'
import { schemes, usePublishSchemeMutation, type ShownScheme } from '@/features/commission/schemes.api'
import { FailureBanner } from '@/shared/form/failure-banner'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type PublishDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says what will hold from when, and what it changes; never done before the server has said yes. */
export function PublishDialog({ scheme, onClose }: PublishDialogProps) {
  const t = usePhrases('commission')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [publish, { isLoading }] = usePublishSchemeMutation()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const { former, name, version, valid_from } = scheme
  const handleConfirm = async () => {
    try {
      await publish({ scheme }).unwrap()
      dispatch(success(t('publish.done', { name, version })))
      onClose()
    } catch (failed) {
      const told = toApiFailure(failed)
      if (told.code === 'stale_record') dispatch(schemes.wentStale(scheme.id))
      setFailure(told)
    }
  }
  return (
    <ConfirmDialog
      show
      title={t('publish.title', { name, version })}
      confirmLabel={t('acts.publish')}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <div className="stack">
        {failure && <FailureBanner failure={failure} />}
        <p className="mb-0">{t('publish.text', { date: formats.shortDate(valid_from) })}</p>
        {former && (
          <>
            <p className="mb-0">
              {t('publish.former', {
                version: former.version,
                date: formats.shortDate(endOfFormer(former, valid_from)),
              })}
            </p>
            <SchemeDifference before={former} after={scheme} />
          </>
        )}
        <p className="text-muted small mb-0">{t('publish.stands')}</p>
      </div>
    </ConfirmDialog>
  )
}
