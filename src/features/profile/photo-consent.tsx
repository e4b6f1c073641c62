import { useSetPhotoConsentMutation } from '@/features/profile/own-photo.api'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Checkbox } from '@/shared/ui/checkbox'

export type PhotoConsentProps = { since: string | null }

/** Saved as it is pressed; it shows what the server has, never what was only asked for. */
export function PhotoConsent({ since }: PhotoConsentProps) {
  const t = usePhrases('profile')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [save, { isLoading }] = useSetPhotoConsentMutation()

  const handleChange = async (isGiven: boolean) => {
    try {
      await save({ shown_to_buyers: isGiven }).unwrap()
      dispatch(success(t(isGiven ? 'photo.shown' : 'photo.hidden')))
    } catch (error) {
      dispatch(errorNote(toApiFailure(error).message))
    }
  }
  return (
    <Checkbox
      label={t('photo.buyers')}
      hint={
        <>
          {t('photo.buyers_hint')} {since && t('photo.buyers_since', { on: formats.shortDate(since) })}
        </>
      }
      checked={since !== null}
      disabled={isLoading}
      onChange={event => void handleChange(event.target.checked)}
    />
  )
}
