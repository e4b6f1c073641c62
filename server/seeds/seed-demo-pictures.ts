import { barePicture } from '@server/platform/files/bare-picture'
import type { Tx } from '@server/platform/db/transaction'
import { housePicture, type HouseKind } from '@server/seeds/pictures/house-picture'
import { portrait } from '@server/seeds/pictures/portrait'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import {
  findModelsToDraw,
  findPeopleToDraw,
  savePortrait,
} from '@server/seeds/pictures/demo-pictures.repository'

const WITH_LONG_HAIR = new Set(['Teresa', 'Joy', 'Liza', 'Mercy', 'Ofelia', 'Aurora'])
/** Models of a kind look different so often. */
const LOOKS = 3

/** Portraits of the demo accounts, whose sellers show them to buyers, and a picture of each house model. */
export async function seedDemoPictures(tx: Tx, files: DemoFiles): Promise<void> {
  for (const [no, person] of (await findPeopleToDraw(tx.db)).entries()) {
    const content = portrait(no, WITH_LONG_HAIR.has(person.first_name))
    const stored = await files.storeFile(tx, {
      ouId: person.ou_id,
      ownerType: 'user_photo',
      ownerId: person.id,
      kind: 'photo',
      fileName: 'photo.png',
      content: barePicture(content, 'image/png') ?? content,
      isCompanyWide: true,
    })
    await savePortrait(tx.db, person.id, stored.id, person.is_seller)
  }
  const drawn = new Map<string, Buffer>()
  for (const [no, model] of (await findModelsToDraw(tx.db)).entries()) {
    const kind = kindOf(model)
    const look = `${kind} ${no % LOOKS}`
    const content = drawn.get(look) ?? housePicture(kind, no % LOOKS)
    drawn.set(look, content)
    await files.storeFile(tx, {
      ouId: model.ou_id,
      ownerType: 'house_model',
      ownerId: model.id,
      kind: 'attachment',
      fileName: `${model.name}.png`,
      content,
      isCompanyWide: true,
    })
  }
}

function kindOf({ project_kind, bedrooms }: { project_kind: string; bedrooms: number }): HouseKind {
  if (project_kind === 'vertical') return 'tower'
  if (project_kind === 'memorial') return 'garden'
  return bedrooms > 2 ? 'house' : 'row'
}
