import { PHOTO_EDGE } from '@contract/people/photo'

const QUALITY = 0.86

/** The middle of a picture, as large a square as it holds. */
export function centreSquare(width: number, height: number): { left: number; top: number; edge: number } {
  const edge = Math.min(width, height)
  return { left: (width - edge) / 2, top: (height - edge) / 2, edge }
}

/**
 * A photo as it will be seen: square, small, and drawn anew, so that nothing stays of what the camera noted. Where the
 * browser cannot draw it goes as it is, and the server takes the notes out. Throws where it is no picture.
 */
export async function squarePhoto(file: File): Promise<File> {
  if (!('createImageBitmap' in globalThis)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { left, top, edge } = centreSquare(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(edge, PHOTO_EDGE)
  const drawing = canvas.getContext('2d')
  if (!drawing) return file
  // What is transparent would be black in a JPEG.
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height)
  picture.close()
  const content = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return content ? new File([content], 'photo.jpg', { type: 'image/jpeg' }) : file
}
