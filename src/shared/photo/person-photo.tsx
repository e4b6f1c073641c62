import { PhotoImage } from '@/shared/photo/photo-image'
import { usePhotoId, type PhotoOf } from '@/shared/photo/photos.api'

/** Over the initials of a person, where there is a photo to be seen. */
export function PersonPhoto(person: PhotoOf) {
  const id = usePhotoId(person)
  return id && <PhotoImage key={id} id={id} />
}
