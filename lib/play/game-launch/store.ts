import { createStore } from "zustand/vanilla";
import { type Launch, type LaunchEvent, launch, noLaunch } from "./launch/launch";

interface LaunchStore {
  launch: Launch;
  dispatch: (event: LaunchEvent) => void;
}

/** The step that the launch of one game container is at. One store per container: two games never share an attempt. */
export const createLaunchStore = () =>
  createStore<LaunchStore>()((set) => ({
    launch: noLaunch,
    dispatch: (event) => set((state) => ({ launch: launch(state.launch, event) })),
  }));
