import { LARGEST_PHOTO } from '@contract/people/photo'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { barePicture } from '@server/platform/files/bare-picture'
import { extensionOf } from '@server/platform/files/file-name'
import { typeOf } from '@server/platform/files/file-types'
import type { FileService } from '@server/platform/files/files.service'
import { mebibytes, type Upload } from '@server/platform/files/read-upload'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { deletePhoto, savePhoto } from '@server/platform/people/user-photo.repository'
import { unitOfUser } from '@server/modules/people/employee.repository'

/** A file of no record that a screen of files shows: it is reached by its person alone. */
const OWNER = 'user_photo'

/** Kept without what the camera noted, and without the name that it had on a device. */
export async function setPhoto(tx: Tx, files: FileService, actor: Actor, upload: Upload): Promise<void> {
  const type = typeOf(upload.content, extensionOf(upload.fileName))
  const content = type && barePicture(upload.content, type.mime)
  if (!content) throw fieldProblem('rule_broken', 'file', 'photo_type_refused')
  if (content.length > LARGEST_PHOTO)
    throw new Problem('too_large', 'file_too_large', { params: { limit: mebibytes(LARGEST_PHOTO) } })
  const { userId } = actor
  const home = await unitOfUser(tx.db, userId)
  // Who belongs to no unit keeps it in one of those where they act.
  const ouId = actor.units.find(({ id }) => id === home)?.id ?? actor.units[0]?.id
  if (!ouId) throw new Problem('forbidden')
  const stored = await files.storeFile(tx, {
    ouId,
    ownerType: OWNER,
    ownerId: userId,
    kind: 'photo',
    fileName: `photo.${type.extensions[0]}`,
    content,
    // Colleagues of other units see it where they see its person.
    isCompanyWide: true,
  })
  const former = await savePhoto(tx.db, userId, stored.id)
  if (former !== null) await removeFormer(tx, files, former)
  noteInHistory(tx, userId, 'set_photo')
}

/** With its consent. False where there was none. */
export async function removePhoto(tx: Tx, files: FileService, userId: string): Promise<boolean> {
  const former = await deletePhoto(tx.db, userId)
  if (former === null) return false
  await removeFormer(tx, files, former)
  noteInHistory(tx, userId, 'remove_photo')
  return true
}

/** It may stand in a unit that its person was in before. */
const removeFormer = (tx: Tx, files: FileService, id: string) =>
  asPortal(tx, portal => files.removeFile(portal, id))

/** Of the account whose photo it is, whoever did it. */
export function noteInHistory(
  tx: Tx,
  userId: string,
  verb: 'set_photo' | 'remove_photo' | 'show_photo' | 'hide_photo',
): void {
  tx.audit({ action: `user.${verb}`, entityType: 'user', entityId: userId })
}
