import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const TEXT = /\.(js|css|html|json)$/
/** As `vite.config.ts` has the names of files end. */
const HASH = /[\w-]{7}(?=\.\w+$)/

/** A build of one's own to deploy over: nobody else is served from it. */
export async function copyBuild(folder: string): Promise<string> {
  const dist = join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  await cp('dist', dist, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return dist
}

/**
 * The same portal under new names, as after any change: no file of the build before is left, which is what a tab
 * meets that slept through two releases.
 */
export async function deployAnew(dist: string, build: string): Promise<void> {
  const assets = join(dist, 'web/assets')
  const names = (await readdir(assets)).filter(name => HASH.test(name))
  const renamed = new Map(
    names.map(name => [name, name.replace(HASH, hash => build + hash.slice(build.length))]),
  )
  const pattern = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const pages = ['index.html', ...(await readdir(join(dist, 'web/pages'))).map(page => `pages/${page}`)]
  const files = [...names.map(name => join(assets, name)), ...pages.map(page => join(dist, 'web', page))]
  for (const file of files.filter(path => TEXT.test(path))) {
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace(pattern, name => renamed.get(name) ?? name),
    )
  }
  for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next))
  await writeFile(join(dist, 'web/build-id.txt'), `${build}\n`)
}

export type RemovedFile = { putBack(): Promise<void> }

/** Takes the files of such a name out of the build that is served now. */
export async function takeAway(dist: string, name: RegExp): Promise<RemovedFile> {
  const assets = join(dist, 'web/assets')
  const taken = (await readdir(assets)).filter(file => name.test(file))
  if (taken.length === 0) throw new Error(`no file is called ${String(name)}`)
  const kept = await Promise.all(
    taken.map(async file => [join(assets, file), await readFile(join(assets, file))] as const),
  )
  for (const [path] of kept) await rm(path)
  return {
    putBack: async () => {
      for (const [path, content] of kept) await writeFile(path, content)
    },
  }
}
