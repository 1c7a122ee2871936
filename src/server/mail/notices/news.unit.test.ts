import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newsOf, readNews } from './news.ts'

it('PAGE-06 a message of the operator has its subject in the first line, and its paragraphs below', () => {
  expect(newsOf('# Version 2\r\n\r\nIt is faster.\r\nMuch.\r\n\r\nUpdate soon.\r\n', 'a.md')).toEqual({
    subject: 'Version 2',
    paragraphs: ['It is faster.\nMuch.', 'Update soon.'],
  })
  for (const text of ['', '# Only a subject', '\n\n', `# ${'x'.repeat(201)}\n\nText`, `# A\n\n${'x'.repeat(20_001)}`]) {
    expect(() => newsOf(text, 'a.md')).toThrow(/^a\.md: /)
  }
})

it('PAGE-06 files beside it say the same in other languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'news-'))
  await writeFile(join(folder, 'news.md'), '# Hello\n\nText')
  await writeFile(join(folder, 'news.de.md'), '# Hallo\n\nText')
  const news = await readNews(join(folder, 'news.md'))
  expect([Object.keys(news).sort(), news.en.subject, news.de?.subject]).toEqual([['de', 'en'], 'Hello', 'Hallo'])
  await writeFile(join(folder, 'news.fr.md'), '# Sans texte')
  await expect(readNews(join(folder, 'news.md'))).rejects.toThrow('news.fr.md')
  await rm(folder, { recursive: true })
})
