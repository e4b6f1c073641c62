import { Suspense } from 'react'
import type { PhotoOf } from '@/shared/photo/photos.api'
import { Avatar, type AvatarProps } from '@/shared/ui/avatar'
import { late, orNothing } from '@/shared/ui/late'

// Initials stand at once; no page waits for what draws photos.
const PersonPhoto = late(
  () => import('@/shared/photo/person-photo').then(file => file.PersonPhoto),
  orNothing,
)

export type PersonAvatarProps = Omit<AvatarProps, 'photo'> & PhotoOf

/** A person by the photo, or by initials where there is none to be seen. */
export function PersonAvatar({ userId, employeeId, ...avatar }: PersonAvatarProps) {
  const photo = (userId ?? employeeId) && (
    <Suspense>
      <PersonPhoto userId={userId} employeeId={employeeId} />
    </Suspense>
  )
  return <Avatar {...avatar} photo={photo} />
}
