import { useState } from 'react'
import type { CategoryNode } from './category-tree.ts'
import type { CategoryContext } from './category-view.tsx'
import type { CategoryActions } from './use-category-actions.ts'

/** What table and cards of categories share. */
export interface CategoryRowsProps {
  readonly context: CategoryContext
  /** The categories of the page. */
  readonly shown: readonly CategoryNode[]
  /** The columns in the order in which they stand; the first is the name. */
  readonly columns: readonly string[]
  /** The category whose panel is open. */
  readonly current: string
  readonly onOpen: (id: string) => void
  readonly onRemove: (node: CategoryNode) => void
  readonly actions: CategoryActions
  readonly tree: TreeState
  /** The order can be changed: the whole list is shown, not what a search found. */
  readonly canOrder: boolean
}

/** What is being typed in the list, and what is folded; it belongs to the moment, not into the address. */
export interface TreeState {
  /** Where a new category is being named; undefined when none is. */
  readonly adding: { readonly parentId: string | null } | undefined
  readonly renaming: string | undefined
  readonly folded: ReadonlySet<string>
  readonly add: (parentId: string | null) => void
  readonly rename: (id: string) => void
  /** Ends adding and renaming. */
  readonly endTyping: () => void
  readonly fold: (id: string, isFolded: boolean) => void
}

/** The state of a list of categories. */
export function useTreeState(): TreeState {
  const [adding, setAdding] = useState<TreeState['adding']>(undefined)
  const [renaming, setRenaming] = useState<string | undefined>(undefined)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = (id: string, isFolded: boolean): void =>
    setFolded((before) => {
      const next = new Set(before)
      if (isFolded) next.add(id)
      else next.delete(id)
      return next
    })
  return {
    adding,
    renaming,
    folded,
    fold,
    add(parentId) {
      if (parentId !== null) fold(parentId, false)
      setRenaming(undefined)
      setAdding({ parentId })
    },
    rename(id) {
      setAdding(undefined)
      setRenaming(id)
    },
    endTyping() {
      setAdding(undefined)
      setRenaming(undefined)
    },
  }
}
