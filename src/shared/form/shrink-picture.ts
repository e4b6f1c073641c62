import { hashOf } from '@/shared/form/file-hash'

/** Sharp enough to read a receipt, small enough for a slow line. */
const LONGEST_EDGE = 1800
const QUALITY = 0.82
/** What is small already would only lose by being drawn again. */
const SMALL_ENOUGH = 700 * 1024

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** `originalHash`: of what the camera took, since each phone and each try makes another file of it. */
export type SmallPicture = { file: File; originalHash: string | null }

/**
 * A camera's picture made small before it is sent; what the camera noted of place and device goes with it. The
 * original where the browser cannot, or would make it larger.
 */
export async function shrinkPicture(file: File): Promise<SmallPicture> {
  const untouched = { file, originalHash: null }
  if (!/^image\/(jpeg|png|webp)$/.test(file.type) || file.size <= SMALL_ENOUGH) return untouched
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fittedSize(picture.width, picture.height)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    if (content.size >= file.size) return untouched
    const name = file.name.replace(/\.\w+$/, '') + '.jpg'
    const small = new File([content], name, { type: 'image/jpeg', lastModified: file.lastModified })
    return { file: small, originalHash: await hashOf(await file.arrayBuffer()) }
  } catch {
    return untouched
  }
}
