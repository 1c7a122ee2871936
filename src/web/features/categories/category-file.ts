import { loadPlainFile } from '#web/kit/list/load-plain-file.ts'
import { ROW_ID } from '#web/kit/row-files/file-form.ts'

/** Categories in files: every field, the parent by its name. */
export const categoryFile = loadPlainFile('category', {
  within: 'parentId',
  // English | German | French | Spanish | Dutch.
  names: {
    [ROW_ID]: 'category id, kategorie id',
    name: 'category, category name, group, product group | Kategorie, Warengruppe, Gruppe | catégorie, nom | categoría, nombre | categorie, naam',
    description: 'details, text | Beschreibung | descripción | omschrijving',
    sortOrder: 'sort order, sort, position, rank | Reihenfolge, Sortierung | ordre | orden | volgorde',
    isActive: 'status | aktiv | actif | activo | actief',
    parentId:
      'parent, parent name, main category, top category | Oberkategorie, Hauptkategorie | catégorie parente | categoría superior | hoofdcategorie',
    floorMargin: 'minimum margin, floor, floor margin | Mindestmarge | marge minimale | margen mínimo | minimummarge',
  },
})
