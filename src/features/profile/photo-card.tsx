import { useState } from 'react'
import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import { ChosenPhoto } from '@/features/profile/chosen-photo'
import { useSetPhotoConsentMutation } from '@/features/profile/own-photo.api'
import { PhotoChooser } from '@/features/profile/photo-chooser'
import { RemovePhoto } from '@/features/profile/remove-photo'
import '@/features/profile/profile.scss'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { PhotoImage } from '@/shared/photo/photo-image'
import { useAppDispatch } from '@/shared/store/hooks'
import { Avatar } from '@/shared/ui/avatar'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'

export type PhotoCardProps = { profile: OwnProfile }

/** The photo of one's own: chosen, looked at, then saved; and whether buyers see it. */
export function PhotoCard({ profile: { full_name, photo } }: PhotoCardProps) {
  const t = usePhrases('profile')
  const [chosen, setChosen] = useState<File | null>(null)
  return (
    <Card title={t('photo.title')} text={t('photo.text')}>
      {chosen ? (
        <ChosenPhoto key={chosen.lastModified} file={chosen} onClose={() => setChosen(null)} />
      ) : (
        <div className="form-stack">
          <div className="own-photo">
            <Avatar name={full_name} size="lg" photo={photo && <PhotoImage key={photo.id} id={photo.id} />} />
            <PhotoChooser hasPhoto={photo !== null} onChoose={setChosen} />
            {photo && <RemovePhoto />}
          </div>
          {photo && <PhotoConsent since={photo.shown_to_buyers_since} />}
        </div>
      )}
    </Card>
  )
}

type PhotoConsentProps = { since: string | null }

/** Saved as it is pressed; it shows what the server has, never what was only asked for. */
function PhotoConsent({ since }: PhotoConsentProps) {
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
