import { useState } from 'react'
import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import { ChosenPhoto } from '@/features/profile/chosen-photo'
import { PhotoChooser } from '@/features/profile/photo-chooser'
import { PhotoConsent } from '@/features/profile/photo-consent'
import { RemovePhoto } from '@/features/profile/remove-photo'
import '@/features/profile/profile.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PhotoImage } from '@/shared/photo/photo-image'
import { Avatar } from '@/shared/ui/avatar'
import { Card } from '@/shared/ui/card'

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
