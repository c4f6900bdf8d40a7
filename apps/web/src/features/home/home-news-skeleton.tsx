/** The place of the card and the line of news while they are on their way. */
export function HomeNewsSkeleton() {
  return <div aria-hidden className="mt-4 h-[7.5rem]" />;
}
